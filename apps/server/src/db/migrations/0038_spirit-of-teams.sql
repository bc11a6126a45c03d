-- What teams live by, who lets teammates mark sentences of theirs, and which were marked: by hashes, since their words stay
-- in the diaries; marks end with what their author allows.
CREATE TABLE "spirit_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spirit_marks" (
	"team_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"diary_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "spirit_marks_word_id_diary_id_ref_pk" PRIMARY KEY("word_id","diary_id","ref")
);
--> statement-breakpoint
CREATE TABLE "team_spirits" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spirit_consents" ADD CONSTRAINT "spirit_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spirit_marks" ADD CONSTRAINT "spirit_marks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spirit_marks" ADD CONSTRAINT "spirit_marks_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spirit_marks" ADD CONSTRAINT "spirit_marks_author_id_spirit_consents_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."spirit_consents"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spirit_marks" ADD CONSTRAINT "spirit_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_spirits" ADD CONSTRAINT "team_spirits_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spirit_marks_newest" ON "spirit_marks" USING btree ("team_id","day") WHERE declined_at is null;--> statement-breakpoint
CREATE INDEX "spirit_marks_diary_id_index" ON "spirit_marks" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "spirit_marks_author_id_index" ON "spirit_marks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "spirit_marks_marked_by_index" ON "spirit_marks" USING btree ("marked_by");