/** Functions of which one leads to the next, over what is waited for and over a timer; `end` is told at the last of them. */
export function begin(end: () => void): void {
  aside();
  void afterWaiting(end);
}

/** On no way to the end. */
function aside(): void {}

async function afterWaiting(end: () => void): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  setTimeout(() => last(end), 0);
}

function last(end: () => void): void {
  end();
}
