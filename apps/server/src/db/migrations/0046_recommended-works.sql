-- Books and articles that teams recommend, and what people said about works that were recommended to them.
CREATE TABLE "ai_works" (
	"user_id" uuid NOT NULL,
	"work" text NOT NULL,
	"answer" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_works_user_id_work_pk" PRIMARY KEY("user_id","work")
);
--> statement-breakpoint
CREATE TABLE "team_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"sentence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_works" ADD CONSTRAINT "ai_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_works" ADD CONSTRAINT "team_works_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_works_team_id_created_at_index" ON "team_works" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_works_deleted_at_index" ON "team_works" USING btree ("deleted_at") WHERE deleted_at is not null;