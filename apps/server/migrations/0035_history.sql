DROP INDEX "document_step_document";--> statement-breakpoint
ALTER TABLE "document_step" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "document_step" ADD COLUMN "hash" varchar(64);--> statement-breakpoint
ALTER TABLE "document_step" ADD COLUMN "tip" varchar(64);--> statement-breakpoint
CREATE UNIQUE INDEX "document_step_order" ON "document_step" USING btree ("tenant_id","document_table","document_id","seq");