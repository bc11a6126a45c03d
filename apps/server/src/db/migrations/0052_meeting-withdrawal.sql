-- Who took part in a meeting can ask its owner to delete it.
ALTER TABLE "meeting_participants" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;