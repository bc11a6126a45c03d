-- A change of a private line or a mistake is no change to a diary's readers, who must not learn of it: the version and the
-- moment that they are shown are counted apart from the author's. Changes made so far were shown to them, and stay shown.
ALTER TABLE "diaries" ADD COLUMN "seen_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "diaries" ADD COLUMN "seen_changed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "diaries" SET "seen_version" = "version", "seen_changed_at" = "updated_at" WHERE "version" > 1;
