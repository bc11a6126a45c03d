-- Questionnaires. What waits without a name, and who gave it, refer to no other table: a key that does would hold a row for whoever answers.
CREATE TABLE "questionnaire_actions" (
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "questionnaire_actions_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_on" date NOT NULL,
	CONSTRAINT "questionnaire_answers_run_id_user_id_pk" PRIMARY KEY("run_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"is_new" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"is_reminded" boolean DEFAULT false NOT NULL,
	"answered" integer,
	"answered_on" date,
	"counted_on" date,
	"results" jsonb
);
--> statement-breakpoint
CREATE TABLE "questionnaire_takers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"tag" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"department_ids" uuid[] NOT NULL,
	"anonymous" boolean NOT NULL,
	"by_department" boolean NOT NULL,
	"repeats" text,
	"results_for" text NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "questionnaire_actions" ADD CONSTRAINT "questionnaire_actions_run_id_questionnaire_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."questionnaire_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_actions" ADD CONSTRAINT "questionnaire_actions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_run_id_questionnaire_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."questionnaire_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_runs" ADD CONSTRAINT "questionnaire_runs_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_actions_owner_id_index" ON "questionnaire_actions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "questionnaire_answers_user_id_index" ON "questionnaire_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questionnaire_inbox_run_id_index" ON "questionnaire_inbox" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_runs_questionnaire_id_number_index" ON "questionnaire_runs" USING btree ("questionnaire_id","number");--> statement-breakpoint
CREATE INDEX "questionnaire_runs_uncounted" ON "questionnaire_runs" USING btree ("opens_on") WHERE counted_on is null;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_takers_run_id_tag_index" ON "questionnaire_takers" USING btree ("run_id","tag");--> statement-breakpoint
CREATE INDEX "questionnaires_team_id_index" ON "questionnaires" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "questionnaires_deleted_at_index" ON "questionnaires" USING btree ("deleted_at") WHERE deleted_at is not null;