-- Sentences that someone declined outlast what they allow: allowing it anew makes none of them free again.
ALTER TABLE "spirit_marks" DROP CONSTRAINT "spirit_marks_author_id_spirit_consents_user_id_fk";
--> statement-breakpoint
ALTER TABLE "spirit_marks" ADD CONSTRAINT "spirit_marks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;