-- A chapter of a book can be put back to what it said before it was changed or drawn anew.
CREATE TABLE "book_chapter_versions" (
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taken_out" text[] NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_chapter_versions_owner_id_month_version_pk" PRIMARY KEY("owner_id","month","version")
);
--> statement-breakpoint
ALTER TABLE "book_chapter_versions" ADD CONSTRAINT "book_chapter_versions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;