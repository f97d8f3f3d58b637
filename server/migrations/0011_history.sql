CREATE TABLE "revisions" (
	"project_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"label" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"is_whole" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "revisions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;