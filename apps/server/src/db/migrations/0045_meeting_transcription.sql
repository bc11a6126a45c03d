-- Recordings can be written down by a provider, segment by segment, across restarts.
ALTER TABLE "meeting_audios" ADD COLUMN "written_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "transcription" text;