/** The tables that PostgreSQL alone has: a copy holds photos as files, and neither counts nor what was done in a day. */
export const OWN_TABLES = ["rate_counts", "photo_images", "day_works"] as const;
