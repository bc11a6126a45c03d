-- Groups whole: departments, applications, invitations, gatherings, settings, remarks, sign-in providers, the audit
-- log, and a count of who has written for each day, so that a team of 5,000 need not be walked for it.
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"scope" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_scope_number_pk" PRIMARY KEY("scope","number")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"scope" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "department_members" (
	"team_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"leader" boolean NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "department_members_team_id_user_id_department_id_pk" PRIMARY KEY("team_id","user_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gathering_members" (
	"gathering_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gathering_members_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pin" text NOT NULL,
	"host_id" uuid NOT NULL,
	"team_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"department_id" uuid,
	"invited_by" uuid NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_remarks" (
	"team_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "member_remarks_team_id_author_id_user_id_pk" PRIMARY KEY("team_id","author_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_days" (
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"written" integer NOT NULL,
	CONSTRAINT "team_days_team_id_day_pk" PRIMARY KEY("team_id","day")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "instance_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "supervisor_id" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "join_verification" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "prohibited_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_remarks" ADD CONSTRAINT "member_remarks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_remarks" ADD CONSTRAINT "member_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_remarks" ADD CONSTRAINT "member_remarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_days" ADD CONSTRAINT "team_days_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_attempts_expires_at_index" ON "sso_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_waiting" ON "applications" USING btree ("team_id","user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "applications_team_id_status_created_at_index" ON "applications" USING btree ("team_id","status","created_at");--> statement-breakpoint
CREATE INDEX "applications_user_id_index" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_decided_by_index" ON "applications" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "department_members_department_id_joined_at_user_id_index" ON "department_members" USING btree ("department_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "department_members_user_id_index" ON "department_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_team_name" ON "departments" USING btree ("team_id",lower(name));--> statement-breakpoint
CREATE INDEX "gathering_members_user_id_index" ON "gathering_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gatherings_pin_created_at_index" ON "gatherings" USING btree ("pin","created_at");--> statement-breakpoint
CREATE INDEX "gatherings_host_id_index" ON "gatherings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "gatherings_team_id_index" ON "gatherings" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "gatherings_created_at_index" ON "gatherings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_address" ON "invitations" USING btree ("team_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_index" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_department_id_index" ON "invitations" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_index" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_remarks_author_id_index" ON "member_remarks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "member_remarks_user_id_index" ON "member_remarks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_deleted_at_index" ON "users" USING btree ("deleted_at") WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "memberships_supervisor_id_index" ON "memberships" USING btree ("supervisor_id") WHERE supervisor_id is not null;--> statement-breakpoint
CREATE INDEX "teams_deleted_at_index" ON "teams" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What was written before is counted once, for members who are in the team now.
INSERT INTO "team_days" ("team_id", "day", "written")
SELECT "diary_teams"."team_id", "diary_teams"."day", count(*)
FROM "diary_teams"
JOIN "memberships" ON "memberships"."team_id" = "diary_teams"."team_id"
	AND "memberships"."user_id" = "diary_teams"."author_id"
	AND "memberships"."left_at" IS NULL
GROUP BY "diary_teams"."team_id", "diary_teams"."day";--> statement-breakpoint
-- Teams from before have a chain that begins with their making; the hash is that of features/team/audit.rules.ts.
INSERT INTO "audit_entries" ("scope", "number", "at", "action", "actor_id", "details", "hash")
SELECT "id", 1, "created_at", 'team_made', "owner_id", jsonb_build_object('name', "name"), encode(sha256(convert_to(format(
	'["","%s",1,"%s","team_made","%s",null,[["name",%s]]]',
	"id", to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), "owner_id",
	to_json("name")
), 'UTF8')), 'hex')
FROM "teams"
WHERE NOT EXISTS (SELECT FROM "audit_heads" WHERE "scope" = "teams"."id");--> statement-breakpoint
INSERT INTO "audit_heads" ("scope", "number", "hash")
SELECT "scope", "number", "hash" FROM "audit_entries"
WHERE "number" = 1 AND NOT EXISTS (SELECT FROM "audit_heads" WHERE "audit_heads"."scope" = "audit_entries"."scope");
