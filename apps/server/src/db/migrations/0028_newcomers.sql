-- Newcomers get a buddy and a first week: who was asked and accepted, what a team says to them, and what confused them.
CREATE TABLE "newcomer_answers" (
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newcomer_answers_team_id_user_id_pk" PRIMARY KEY("team_id","user_id"),
	CONSTRAINT "newcomer_answers_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "newcomer_buddies" (
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"buddy_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"done" text[] NOT NULL,
	CONSTRAINT "newcomer_buddies_team_id_user_id_pk" PRIMARY KEY("team_id","user_id"),
	CONSTRAINT "newcomer_buddies_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "newcomer_guides" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"prompts" jsonb,
	"checklist" jsonb,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newcomer_answers" ADD CONSTRAINT "newcomer_answers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_answers" ADD CONSTRAINT "newcomer_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_buddies" ADD CONSTRAINT "newcomer_buddies_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_buddies" ADD CONSTRAINT "newcomer_buddies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_buddies" ADD CONSTRAINT "newcomer_buddies_buddy_id_users_id_fk" FOREIGN KEY ("buddy_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_buddies" ADD CONSTRAINT "newcomer_buddies_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_guides" ADD CONSTRAINT "newcomer_guides_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newcomer_answers_user_id_index" ON "newcomer_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newcomer_buddies_user_id_index" ON "newcomer_buddies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newcomer_buddies_buddy_id_index" ON "newcomer_buddies" USING btree ("buddy_id");--> statement-breakpoint
CREATE INDEX "newcomer_buddies_asked_by_index" ON "newcomer_buddies" USING btree ("asked_by");