-- Who downloaded numbers about whom, for each of those members to see for a year. What a team said on a day is counted each
-- morning: the index finds it without a look at all other days.
CREATE TABLE "statistics_downloads" (
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "statistics_downloads_team_id_member_id_reader_id_day_pk" PRIMARY KEY("team_id","member_id","reader_id","day")
);
--> statement-breakpoint
ALTER TABLE "statistics_downloads" ADD CONSTRAINT "statistics_downloads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_downloads" ADD CONSTRAINT "statistics_downloads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_downloads" ADD CONSTRAINT "statistics_downloads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statistics_downloads_member_id_index" ON "statistics_downloads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "statistics_downloads_reader_id_index" ON "statistics_downloads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "statistics_downloads_day_index" ON "statistics_downloads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "comments_team_id_day_index" ON "comments" USING btree ("team_id","day");