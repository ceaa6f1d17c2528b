/** A window as narrow as a phone's. It lies apart since scripts ask for it too, which need nothing else of the scale. */
export const PHONE = "screen and (max-width: 767.98px)";
