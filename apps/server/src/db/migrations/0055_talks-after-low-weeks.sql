-- Where people answered, after two low weeks, that they want to talk to someone: once offered, not offered again soon.
CREATE TABLE "mood_talks" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"answered_on" date NOT NULL,
	"person" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mood_talks" ADD CONSTRAINT "mood_talks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;