import { createActor, fromPromise } from "xstate";
import { photoUploadMachine } from "../../application/photos/photo-upload.machine.ts";
import type { Photos } from "../../application/photos/photos.ts";
import type { GoalDialogActor, ProfileActors } from "../../ui/screens/profile/profile-feature.ts";
import type { Notify } from "../container/keys.ts";

/** Starts the photo upload of the goal dialog: it begins and ends with the dialog, which stores the photo's address. */
export function startGoalPhoto(
  photos: Photos,
  dialog: GoalDialogActor,
  notify: Notify,
): ProfileActors["photo"] {
  const photo = createActor(
    photoUploadMachine.provide({
      actors: {
        upload: fromPromise(({ input, signal }) => {
          const { photoUrl, cancel } = photos.upload(input.file, input.onProgress);
          signal.addEventListener("abort", cancel);
          return photoUrl;
        }),
      },
    }),
  );
  const keep = (value: string) => dialog.send({ type: "CHANGE", field: "photoUrl", value });
  photo.on("UPLOADED", ({ photoUrl }) => {
    keep(photoUrl);
    notify({ type: "photo-uploaded" });
  });
  photo.on("REMOVED", () => keep(""));
  photo.on("FAILED", ({ problem }) => notify({ type: "photo-failed", problem }));

  let wasOpen = false;
  dialog.subscribe((snapshot) => {
    const isOpen = snapshot.hasTag("open");
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    const { photoUrl } = snapshot.context.fields;
    photo.send({ type: "SHOW", photoUrl: isOpen && photoUrl !== "" ? photoUrl : null });
  });
  return photo.start();
}
