-- People are known in a meeting by the name they had when it was kept: a new one would be a key to the lines of others.
ALTER TABLE "meeting_participants" ADD COLUMN "known_as" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "meeting_participants" SET "known_as" = "person"."name" FROM "users" AS "person" WHERE "person"."id" = "meeting_participants"."user_id" AND "person"."deleted_at" IS NULL;
