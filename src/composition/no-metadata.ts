/**
 * Replaces `reflect-metadata/lite` in the bundle, in which inversify stores what decorators say of classes. Here no
 * class is decorated, so there is nothing to store.
 */
const nothing = () => undefined;

Object.assign(Reflect, { defineMetadata: nothing, getMetadata: nothing, getOwnMetadata: nothing });
