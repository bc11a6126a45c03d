-- Days that someone leaves out of what they look back on, and their book: drawn from diaries, changed by hand, theirs alone.
CREATE TABLE "book_chapters" (
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taken_out" text[] NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_chapters_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"dedication" text NOT NULL,
	"order" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "book_chapters" ADD CONSTRAINT "book_chapters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_memories" ADD CONSTRAINT "hidden_memories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_memories_owner_id_from_day_index" ON "hidden_memories" USING btree ("owner_id","from_day");--> statement-breakpoint
CREATE INDEX "hidden_memories_deleted_at_index" ON "hidden_memories" USING btree ("deleted_at") WHERE deleted_at is not null;