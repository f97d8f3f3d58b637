ALTER TABLE "projects" ADD COLUMN "job" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tags" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;