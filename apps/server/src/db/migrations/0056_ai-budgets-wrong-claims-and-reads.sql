-- A team's month has a budget, claims that were said to be wrong stay away, and authors see who had AI read their diaries.
CREATE TABLE "ai_reads" (
	"diary_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"day" date NOT NULL,
	"features" text[] NOT NULL,
	"sent" boolean NOT NULL,
	CONSTRAINT "ai_reads_diary_id_reader_id_day_pk" PRIMARY KEY("diary_id","reader_id","day")
);
--> statement-breakpoint
CREATE TABLE "ai_team_uses" (
	"team_id" uuid NOT NULL,
	"month" text NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "ai_team_uses_team_id_month_pk" PRIMARY KEY("team_id","month")
);
--> statement-breakpoint
CREATE TABLE "ai_wrongs" (
	"user_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"team_id" uuid,
	"for_all" boolean NOT NULL,
	CONSTRAINT "ai_wrongs_user_id_ref_pk" PRIMARY KEY("user_id","ref")
);
--> statement-breakpoint
ALTER TABLE "ai_teams" ADD COLUMN "monthly_limit" integer;--> statement-breakpoint
ALTER TABLE "ai_reads" ADD CONSTRAINT "ai_reads_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reads" ADD CONSTRAINT "ai_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_team_uses" ADD CONSTRAINT "ai_team_uses_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_wrongs" ADD CONSTRAINT "ai_wrongs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_wrongs" ADD CONSTRAINT "ai_wrongs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_reads_reader_id_index" ON "ai_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "ai_reads_day_index" ON "ai_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_wrongs_team_id_ref_index" ON "ai_wrongs" USING btree ("team_id","ref");