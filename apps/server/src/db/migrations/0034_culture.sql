-- What teams stand for: entries in an order of their administrators, what they said before, and the diaries that live them.
-- A picture of an entry is its owner's and goes with their account; the texts stay with the team.
CREATE TABLE "culture_diaries" (
	"culture_id" uuid NOT NULL,
	"diary_id" uuid NOT NULL,
	"linked_by" uuid,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "culture_diaries_culture_id_diary_id_pk" PRIMARY KEY("culture_id","diary_id")
);
--> statement-breakpoint
CREATE TABLE "culture_versions" (
	"culture_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" jsonb,
	"image_owner_id" uuid,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "culture_versions_culture_id_version_pk" PRIMARY KEY("culture_id","version")
);
--> statement-breakpoint
CREATE TABLE "cultures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" jsonb,
	"image_owner_id" uuid,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "culture_diaries" ADD CONSTRAINT "culture_diaries_culture_id_cultures_id_fk" FOREIGN KEY ("culture_id") REFERENCES "public"."cultures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_diaries" ADD CONSTRAINT "culture_diaries_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_diaries" ADD CONSTRAINT "culture_diaries_linked_by_users_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_versions" ADD CONSTRAINT "culture_versions_culture_id_cultures_id_fk" FOREIGN KEY ("culture_id") REFERENCES "public"."cultures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_versions" ADD CONSTRAINT "culture_versions_image_owner_id_users_id_fk" FOREIGN KEY ("image_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_versions" ADD CONSTRAINT "culture_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cultures" ADD CONSTRAINT "cultures_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cultures" ADD CONSTRAINT "cultures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cultures" ADD CONSTRAINT "cultures_image_owner_id_users_id_fk" FOREIGN KEY ("image_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cultures" ADD CONSTRAINT "cultures_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "culture_diaries_newest" ON "culture_diaries" USING btree ("culture_id","linked_at","diary_id") WHERE state = 'linked';--> statement-breakpoint
CREATE INDEX "culture_diaries_diary_id_index" ON "culture_diaries" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "culture_diaries_linked_by_index" ON "culture_diaries" USING btree ("linked_by");--> statement-breakpoint
CREATE INDEX "culture_versions_written_by_index" ON "culture_versions" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "culture_versions_image_owner_id_index" ON "culture_versions" USING btree ("image_owner_id") WHERE image_owner_id is not null;--> statement-breakpoint
CREATE INDEX "culture_versions_image" ON "culture_versions" USING btree ((image ->> 'file')) WHERE image is not null;--> statement-breakpoint
CREATE INDEX "cultures_team_id_position_id_index" ON "cultures" USING btree ("team_id","position","id");--> statement-breakpoint
CREATE INDEX "cultures_created_by_index" ON "cultures" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "cultures_updated_by_index" ON "cultures" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "cultures_image_owner_id_index" ON "cultures" USING btree ("image_owner_id") WHERE image_owner_id is not null;--> statement-breakpoint
CREATE INDEX "cultures_image" ON "cultures" USING btree ((image ->> 'file')) WHERE image is not null;--> statement-breakpoint
CREATE INDEX "cultures_deleted_at_index" ON "cultures" USING btree ("deleted_at") WHERE deleted_at is not null;