// Encodes raw frames with ffmpeg: first losslessly, then as small files for browsers.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { HEIGHT, WIDTH } from "./canvas.mjs";
import { FRAMES_PER_SECOND } from "./film.mjs";

async function ended(child) {
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const ffmpeg = (args, stdin = "ignore") =>
  spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: [stdin, "inherit", "inherit"],
  });

/** Starts a lossless file; frames are written to it one after the other. */
export function startRaw(file) {
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${WIDTH}x${HEIGHT}`];
  const rate = ["-r", String(FRAMES_PER_SECOND)];
  const codec = ["-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "0"];
  const child = ffmpeg([...input, ...rate, "-i", "-", ...codec, file], "pipe");
  let frames = 0;
  const write = async (frame) => {
    frames += 1;
    if (!child.stdin.write(frame)) await once(child.stdin, "drain");
  };
  const finish = async () => {
    child.stdin.end();
    await ended(child);
    return frames / FRAMES_PER_SECOND;
  };
  return { write, finish };
}

const VIDEO = ["-an", "-pix_fmt", "yuv420p", "-vf", "scale=out_color_matrix=bt709:out_range=tv"];
const COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

/** Encodes VP9 in two passes, for all but the oldest browsers. */
export async function encodeWebm(raw, file, passes) {
  const codec = ["-c:v", "libvpx-vp9", "-crf", "34", "-b:v", "0", "-row-mt", "1", "-g", "250"];
  const pass = (number) => ["-pass", String(number), "-passlogfile", passes];
  const common = ["-i", raw, ...VIDEO, ...COLOURS, ...codec];
  await ended(ffmpeg([...common, "-cpu-used", "4", ...pass(1), "-f", "null", "/dev/null"]));
  await ended(ffmpeg([...common, "-cpu-used", "1", ...pass(2), file]));
}

/** Encodes H.264 for the others, with its index first so that it plays while it loads. */
export async function encodeMp4(raw, file) {
  const codec = ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-tune", "animation"];
  await ended(
    ffmpeg([
      "-i",
      raw,
      ...VIDEO,
      ...COLOURS,
      ...codec,
      "-g",
      "250",
      "-movflags",
      "+faststart",
      file,
    ]),
  );
}
