-- What someone changed of a look back on a month or a week, and the team in which they share it; what is found in their diaries is kept nowhere.
CREATE TABLE "ai_summaries" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"lines" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"shared_in" uuid,
	"changed_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "ai_summaries_owner_id_kind_from_day_pk" PRIMARY KEY("owner_id","kind","from_day")
);
--> statement-breakpoint
ALTER TABLE "ai_summaries" ADD CONSTRAINT "ai_summaries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_summaries" ADD CONSTRAINT "ai_summaries_shared_in_teams_id_fk" FOREIGN KEY ("shared_in") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_summaries_shared_in_index" ON "ai_summaries" USING btree ("shared_in") WHERE shared_in is not null;