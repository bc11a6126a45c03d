-- Which run asks whether an action helped, where the one after its own had opened before it was decided.
ALTER TABLE "questionnaire_actions" ADD COLUMN "asked_in" integer;