-- A ledger of readers for questions, as diaries have one: answers can be anonymous, and the names of a question's readers
-- become visible together with them.
CREATE TABLE "curiosity_accesses" (
	"curiosity_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"named_in" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "curiosity_accesses_curiosity_id_reader_id_kind_day_pk" PRIMARY KEY("curiosity_id","reader_id","kind","day")
);
--> statement-breakpoint
ALTER TABLE "curiosity_accesses" ADD CONSTRAINT "curiosity_accesses_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_accesses" ADD CONSTRAINT "curiosity_accesses_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curiosity_accesses_reader_id_index" ON "curiosity_accesses" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "curiosity_accesses_unnamed" ON "curiosity_accesses" USING btree ("day") WHERE named_in = '{}'::uuid[];
