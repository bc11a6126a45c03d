-- An interview that is not held is closed with a reason, so that none of the last three months stays open without a word; and
-- of two supervisors the second reads what the first has recorded.
CREATE TABLE "interview_readers" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interview_readers_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "closed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview_readers" ADD CONSTRAINT "interview_readers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_readers" ADD CONSTRAINT "interview_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_readers_user_id_index" ON "interview_readers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_closed_by_id_index" ON "interviews" USING btree ("closed_by_id") WHERE closed_by_id is not null;--> statement-breakpoint
CREATE INDEX "interviews_open" ON "interviews" USING btree ("team_id","member_id","month") WHERE version = 0 and closed_at is null;