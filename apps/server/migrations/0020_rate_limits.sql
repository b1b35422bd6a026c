CREATE TABLE "sys_rate_limit" (
	"key" varchar(191) PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expire_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sys_rate_limit_expire" ON "sys_rate_limit" USING btree ("expire_time");