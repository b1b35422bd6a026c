ALTER TABLE "supplier_info" ADD COLUMN "score_until" timestamp(0);--> statement-breakpoint
CREATE INDEX "supplier_info_score" ON "supplier_info" USING btree ("score_until") WHERE score_until is not null;--> statement-breakpoint
-- Scores whose evaluations are all over are due at once.
UPDATE supplier_info SET score_until = coalesce(counted.first, now() AT TIME ZONE 'Asia/Shanghai')
FROM (
	SELECT tenant_id, supplier_id,
		min(eval_time + interval '12 months') FILTER (WHERE eval_time + interval '12 months' > now() AT TIME ZONE 'Asia/Shanghai') AS first
	FROM supplier_evaluation WHERE status = '1' GROUP BY 1, 2
) counted
WHERE counted.tenant_id = supplier_info.tenant_id AND counted.supplier_id = supplier_info.id AND score IS NOT NULL;
