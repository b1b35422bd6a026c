CREATE TABLE "sys_import_slice" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"import_id" varchar(36) NOT NULL,
	"table_name" varchar(64) NOT NULL,
	"row_ids" jsonb NOT NULL,
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sys_import_slice_import" ON "sys_import_slice" USING btree ("import_id");