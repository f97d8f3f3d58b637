CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"start" text NOT NULL,
	"scopes" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "batch_chunks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"size" integer NOT NULL,
	"turn" integer NOT NULL,
	"structures" json,
	"attempts" integer DEFAULT 0 NOT NULL,
	"doing" integer,
	"suspects" json DEFAULT '[]'::json NOT NULL,
	"lines" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "batch_chunks_first" UNIQUE("batch_id","first")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"creation_key" uuid,
	"name" text NOT NULL,
	"standard" text NOT NULL,
	"field_values" json NOT NULL,
	"sweep" json,
	"count" integer NOT NULL,
	"received" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "batches_creation_key" UNIQUE("account_id","creation_key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_chunks" ADD CONSTRAINT "batch_chunks_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "batch_chunks_turn" ON "batch_chunks" USING btree ("turn") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "batches_account" ON "batches" USING btree ("account_id","created_at");