-- What members see of numbers about people moves once a day, at the start of the team's: asked for before and after each publish, a mean that
-- was counted anew told the grade of who had published. The first morning after this makes up the last twelve months.
CREATE TABLE "morning_numbers" (
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"taken_on" date NOT NULL,
	"numbers" jsonb NOT NULL,
	CONSTRAINT "morning_numbers_team_id_kind_part_pk" PRIMARY KEY("team_id","kind","part")
);
--> statement-breakpoint
ALTER TABLE "morning_numbers" ADD CONSTRAINT "morning_numbers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;