-- Room is counted while a file comes; one person’s recordings are told apart from another’s of the same made-up id.
DROP INDEX "meeting_audios_recording_id_segment_index";--> statement-breakpoint
DROP INDEX "meeting_audios_owner_id_index";--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD COLUMN "arriving" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_audios_owner_id_recording_id_segment_index" ON "meeting_audios" USING btree ("owner_id","recording_id","segment");