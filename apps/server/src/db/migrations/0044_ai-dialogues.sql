-- What someone is asked about a day and answers, kept until they start over or for 30 days.
CREATE TABLE "ai_dialogues" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"turn" integer NOT NULL,
	"turns" jsonb NOT NULL,
	"asking" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_dialogues_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "ai_dialogues" ADD CONSTRAINT "ai_dialogues_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_dialogues_changed_at_index" ON "ai_dialogues" USING btree ("changed_at");