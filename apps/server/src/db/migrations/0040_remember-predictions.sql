-- Which sentences of a draft someone was asked about, so that no one is asked twice; of a sentence only a hash.
CREATE TABLE "ai_predictions" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"answer" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_predictions_user_id_kind_sentence_pk" PRIMARY KEY("user_id","kind","sentence")
);
--> statement-breakpoint
ALTER TABLE "ai_predictions" ADD CONSTRAINT "ai_predictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_predictions_settled_at_index" ON "ai_predictions" USING btree ("settled_at");