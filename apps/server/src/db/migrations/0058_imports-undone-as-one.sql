-- An import is undone as one: what it made is known for as long as that is possible, and one goes on at a time.
CREATE TABLE "diary_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "imported_diaries" (
	"diary_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diary_imports" ADD CONSTRAINT "diary_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_diaries" ADD CONSTRAINT "imported_diaries_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_diaries" ADD CONSTRAINT "imported_diaries_import_id_diary_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."diary_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_imports_key" ON "diary_imports" USING btree ("owner_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_imports_open" ON "diary_imports" USING btree ("owner_id") WHERE open_until is not null;--> statement-breakpoint
CREATE INDEX "diary_imports_began_at_index" ON "diary_imports" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "diary_imports_deleted_at_index" ON "diary_imports" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "imported_diaries_import_id_index" ON "imported_diaries" USING btree ("import_id");