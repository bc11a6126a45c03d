-- Advice is said to help or not, and why; a model may ask in a dialogue and make its text; that a model is gone is told once.
CREATE TABLE "ai_gone_models" (
	"model" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_dialogues" ADD COLUMN "offered" jsonb;--> statement-breakpoint
ALTER TABLE "ai_wrongs" ADD COLUMN "helped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_wrongs" ADD COLUMN "because" text;--> statement-breakpoint
ALTER TABLE "ai_wrongs" ADD COLUMN "words" text;