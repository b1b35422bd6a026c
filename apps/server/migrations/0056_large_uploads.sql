CREATE TABLE "sys_large_part" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"upload_id" varchar(64) NOT NULL,
	"part" integer NOT NULL,
	"tag" varchar(255) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	CONSTRAINT "sys_large_part_tenant_id_upload_id_part_pk" PRIMARY KEY("tenant_id","upload_id","part")
);
--> statement-breakpoint
CREATE TABLE "sys_large_upload" (
	"id" varchar(64) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"username" varchar(100) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"file_type" varchar(20) NOT NULL,
	"file_size" bigint NOT NULL,
	"biz" varchar(50) NOT NULL,
	"file_id" varchar(36) NOT NULL,
	"upload" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"hash_state" text,
	"claim_time" timestamp(0),
	"answer" text,
	"update_time" timestamp(0) NOT NULL,
	CONSTRAINT "sys_large_upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sys_file" ADD COLUMN "sha256" varchar(64);