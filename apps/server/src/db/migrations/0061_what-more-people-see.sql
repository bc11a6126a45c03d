-- What more people see by a setting or a role holds a day after it was set. Those who look after someone now go on doing so.
CREATE TABLE "carers" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"carer_id" uuid NOT NULL,
	"holds_from" timestamp (3) with time zone,
	CONSTRAINT "carers_team_id_user_id_carer_id_pk" PRIMARY KEY("team_id","user_id","carer_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "sees_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "coming" jsonb;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_carer_id_users_id_fk" FOREIGN KEY ("carer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carers_carer_id_team_id_index" ON "carers" USING btree ("carer_id","team_id");--> statement-breakpoint
CREATE INDEX "carers_user_id_index" ON "carers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carers_holds_from_index" ON "carers" USING btree ("holds_from") WHERE holds_from is not null;--> statement-breakpoint
CREATE INDEX "memberships_sees_from_index" ON "memberships" USING btree ("sees_from") WHERE sees_from is not null;--> statement-breakpoint
CREATE INDEX "teams_coming" ON "teams" USING btree ("id") WHERE coming is not null;--> statement-breakpoint
INSERT INTO "carers" ("team_id", "user_id", "carer_id")
SELECT "team_id", "user_id", "supervisor_id" FROM "memberships"
WHERE "left_at" IS NULL AND "supervisor_id" <> "user_id"
UNION
SELECT unnamed."team_id", unnamed."user_id", mine."user_id"
FROM "memberships" AS unnamed
JOIN "department_members" AS theirs ON theirs."team_id" = unnamed."team_id" AND theirs."user_id" = unnamed."user_id"
JOIN "department_members" AS mine ON mine."department_id" = theirs."department_id" AND mine."leader"
WHERE unnamed."left_at" IS NULL AND unnamed."supervisor_id" IS NULL AND mine."user_id" <> theirs."user_id";
