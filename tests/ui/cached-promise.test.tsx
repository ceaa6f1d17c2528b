// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cachedPromise } from "../../src/ui/cached-promise.ts";
import { lazyComponent } from "../../src/ui/lazy-component.tsx";
import { prefetchedComponent } from "../../src/ui/prefetched-component.tsx";

afterEach(cleanup);

const Hello = ({ name }: { readonly name: string }) => <p>Olá, {name}</p>;
const fetchHello = () => vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
const failing = () => Promise.reject(new TypeError("not fetched"));

const show = (Part: ReturnType<typeof lazyComponent<{ readonly name: string }>>) =>
  render(
    <Suspense fallback="a carregar">
      <Part name="Ana" />
    </Suspense>,
  );

describe("work that is put off", () => {
  it("is done once, when it is first asked for", async () => {
    const work = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    const ask = cachedPromise(work);
    expect(work).not.toHaveBeenCalled();
    expect(await ask()).toBe(await ask());
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is tried again after it has failed", async () => {
    const work = vi
      .fn<() => Promise<string>>(() => Promise.resolve("done"))
      .mockImplementationOnce(failing);
    const ask = cachedPromise(work);
    await expect(ask()).rejects.toThrow("not fetched");
    expect(await ask()).toBe("done");
  });
});

describe("a component that is fetched", () => {
  it("is asked for when it is first shown", async () => {
    const fetchIt = fetchHello();
    const Part = lazyComponent(fetchIt);
    expect(fetchIt).not.toHaveBeenCalled();
    show(Part);
    expect(screen.getByText("a carregar")).toBeTruthy();
    expect(await screen.findByText("Olá, Ana")).toBeTruthy();
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });

  it("before it is shown is shown at once", async () => {
    const Part = lazyComponent(fetchHello());
    await Part.preload();
    show(Part);
    expect(screen.getByText("Olá, Ana")).toBeTruthy();
  });

  it("in vain before it is shown is asked for again then", async () => {
    const fetchIt = fetchHello().mockImplementationOnce(failing);
    const Part = lazyComponent(fetchIt);
    await Part.preload();
    show(Part);
    expect(await screen.findByText("Olá, Ana")).toBeTruthy();
  });
});

describe("a component that nobody waits for", () => {
  const shown = (Part: ReturnType<typeof prefetchedComponent<{ readonly name: string }>>) =>
    render(<Part name="Ana" />);

  it("is fetched once, after it was first shown without it", async () => {
    const fetchIt = fetchHello();
    const Part = prefetchedComponent(fetchIt, "mais tarde");
    const first = shown(Part);
    expect(screen.getByText("mais tarde")).toBeTruthy();
    expect(fetchIt).not.toHaveBeenCalled();
    expect(await screen.findByText("Olá, Ana")).toBeTruthy();
    first.unmount();
    shown(Part);
    expect(screen.getByText("Olá, Ana")).toBeTruthy();
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });

  it("is stood in for as well while it waits itself", async () => {
    const line = Promise.withResolvers<string>();
    const Waiting = () => <p>{use(line.promise)}</p>;
    const Part = prefetchedComponent(async () => Waiting, "mais tarde");
    render(<Part />);
    expect(screen.getByText("mais tarde")).toBeTruthy();
    await act(async () => line.resolve("pronto"));
    expect(await screen.findByText("pronto")).toBeTruthy();
  });
});
