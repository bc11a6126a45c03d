-- An answer that is accepted, taken back and accepted again counts once, on the day of the first time, and its writer is told
-- once; one that is deleted opens its question, and settles it again where it is brought back.
ALTER TABLE "curiosities" ADD COLUMN "past_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;