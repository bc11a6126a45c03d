-- What one wanted to do better can be brought back after it was deleted, for 30 days, like everything else of the handbook.
ALTER TABLE "improvements" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "improvements_deleted_at_index" ON "improvements" USING btree ("deleted_at") WHERE deleted_at is not null;