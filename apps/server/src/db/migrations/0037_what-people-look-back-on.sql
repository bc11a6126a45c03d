-- How a day was, as someone says for themselves alone: the face beside a diary is read with the diary.
CREATE TABLE "moods" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"face" text NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moods_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;