/** A transaction of IndexedDB. */
type Abortable = { readonly abort: () => void };

/**
 * Does work whose transactions are aborted when the page is left: Safari would keep them open, and they would lock the
 * database until the browser ends. If the page comes back, the work is done anew. It hands over its transactions as it
 * begins them.
 */
export async function endWithPage<Outcome>(
  work: (begun: (transaction: Abortable) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const transactions: Abortable[] = [];
  let back = null as Promise<unknown> | null;
  const leave = () => {
    back = new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
    for (const transaction of transactions) abort(transaction);
  };
  addEventListener("pagehide", leave);
  try {
    return await work((transaction) => transactions.push(transaction));
  } catch (reason) {
    if (back === null) throw reason;
  } finally {
    removeEventListener("pagehide", leave);
  }
  await back;
  return endWithPage(work);
}

function abort(transaction: Abortable): void {
  try {
    transaction.abort();
  } catch {
    // It is over, or it is being committed and ends without the page.
  }
}
