/**
 * Ends this program with the one that started it over a channel, even if that is killed. Without a channel it goes on by
 * itself.
 */
export function endWithParent(): void {
  const end = () => process.exit(1);
  process.once("disconnect", end);
  // It may have gone while this program was loaded.
  if (process.channel !== undefined && !process.connected) end();
  process.channel?.unref();
}
