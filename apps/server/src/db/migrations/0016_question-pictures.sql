-- A question shows pictures, like a diary: their rows stay in "diary_images", the question names them.
ALTER TABLE "curiosities" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;