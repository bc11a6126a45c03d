-- Administrators keep what their team has learned from departures, with the versions before.
CREATE TABLE "departure_patterns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reasons" text NOT NULL,
	"helped" text NOT NULL,
	"signs" text[] NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "departure_versions" (
	"pattern_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"reasons" text NOT NULL,
	"helped" text NOT NULL,
	"signs" text[] NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "departure_versions_pattern_id_version_pk" PRIMARY KEY("pattern_id","version")
);
--> statement-breakpoint
ALTER TABLE "departure_patterns" ADD CONSTRAINT "departure_patterns_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_patterns" ADD CONSTRAINT "departure_patterns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_versions" ADD CONSTRAINT "departure_versions_pattern_id_departure_patterns_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."departure_patterns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_patterns_team_id_updated_at_index" ON "departure_patterns" USING btree ("team_id","updated_at");--> statement-breakpoint
CREATE INDEX "departure_patterns_created_by_index" ON "departure_patterns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "departure_patterns_deleted_at_index" ON "departure_patterns" USING btree ("deleted_at") WHERE deleted_at is not null;