-- Summaries are made anew each time they are read: what someone said is wrong in one is kept beside it, without its words.
CREATE TABLE "summary_marks" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"diary_id" uuid,
	"for_all" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "summary_marks_team_id_user_id_ref_pk" PRIMARY KEY("team_id","user_id","ref")
);
--> statement-breakpoint
ALTER TABLE "summary_marks" ADD CONSTRAINT "summary_marks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_marks" ADD CONSTRAINT "summary_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_marks" ADD CONSTRAINT "summary_marks_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "summary_marks_user_id_index" ON "summary_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "summary_marks_diary_id_index" ON "summary_marks" USING btree ("diary_id") WHERE diary_id is not null;--> statement-breakpoint
CREATE INDEX "summary_marks_for_all" ON "summary_marks" USING btree ("team_id") WHERE for_all;