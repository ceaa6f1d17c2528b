/**
 * Stands in the bundle for `reflect-metadata/lite`, with which inversify remembers what decorators said of classes.
 * Here bindings name what they need and no class is decorated, so there is nothing to remember.
 */
const nothing = () => undefined;

Object.assign(Reflect, { defineMetadata: nothing, getMetadata: nothing, getOwnMetadata: nothing });
