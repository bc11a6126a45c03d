-- The access ledger is read by its owner, page by page and by person, also where it is long; it tells of answers that were downloaded, and of copies of the whole server.
CREATE TABLE "questionnaire_downloads" (
	"team_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"day" date NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "questionnaire_downloads_questionnaire_id_member_id_reader_id_day_pk" PRIMARY KEY("questionnaire_id","member_id","reader_id","day")
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"day" date NOT NULL,
	"act" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "operator_acts_day_act_pk" PRIMARY KEY("day","act")
);
--> statement-breakpoint
DROP INDEX "statistics_downloads_member_id_index";--> statement-breakpoint
ALTER TABLE "ai_reads" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "ai_reads" SET "owner_id" = "diaries"."author_id" FROM "diaries" WHERE "diaries"."id" = "ai_reads"."diary_id";--> statement-breakpoint
ALTER TABLE "ai_reads" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_accesses" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "diary_accesses" SET "owner_id" = "diaries"."author_id" FROM "diaries" WHERE "diaries"."id" = "diary_accesses"."diary_id";--> statement-breakpoint
ALTER TABLE "diary_accesses" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "curiosity_accesses" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "curiosity_accesses" SET "owner_id" = "curiosities"."asker_id" FROM "curiosities" WHERE "curiosities"."id" = "curiosity_accesses"."curiosity_id";--> statement-breakpoint
ALTER TABLE "curiosity_accesses" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_downloads" ADD CONSTRAINT "questionnaire_downloads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_downloads" ADD CONSTRAINT "questionnaire_downloads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_downloads" ADD CONSTRAINT "questionnaire_downloads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_downloads_of_owner" ON "questionnaire_downloads" USING btree ("member_id","day","reader_id","questionnaire_id");--> statement-breakpoint
CREATE INDEX "questionnaire_downloads_of_reader" ON "questionnaire_downloads" USING btree ("member_id","reader_id","day","questionnaire_id");--> statement-breakpoint
CREATE INDEX "questionnaire_downloads_reader_id_index" ON "questionnaire_downloads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "questionnaire_downloads_team_id_index" ON "questionnaire_downloads" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "questionnaire_downloads_day_index" ON "questionnaire_downloads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_reads_of_owner" ON "ai_reads" USING btree ("owner_id","day","reader_id","diary_id");--> statement-breakpoint
CREATE INDEX "ai_reads_of_reader" ON "ai_reads" USING btree ("owner_id","reader_id","day","diary_id");--> statement-breakpoint
CREATE INDEX "diary_accesses_of_owner" ON "diary_accesses" USING btree ("owner_id","day","reader_id","diary_id") WHERE named_in <> '{}'::uuid[];--> statement-breakpoint
CREATE INDEX "diary_accesses_of_reader" ON "diary_accesses" USING btree ("owner_id","reader_id","day","diary_id") WHERE named_in <> '{}'::uuid[];--> statement-breakpoint
CREATE INDEX "curiosity_accesses_of_owner" ON "curiosity_accesses" USING btree ("owner_id","day","reader_id","curiosity_id") WHERE named_in <> '{}'::uuid[];--> statement-breakpoint
CREATE INDEX "curiosity_accesses_of_reader" ON "curiosity_accesses" USING btree ("owner_id","reader_id","day","curiosity_id") WHERE named_in <> '{}'::uuid[];--> statement-breakpoint
CREATE INDEX "statistics_downloads_of_owner" ON "statistics_downloads" USING btree ("member_id","day","reader_id","team_id");--> statement-breakpoint
CREATE INDEX "statistics_downloads_of_reader" ON "statistics_downloads" USING btree ("member_id","reader_id","day","team_id");