ALTER TABLE "batch_chunks" ADD COLUMN "front" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "solve" json;