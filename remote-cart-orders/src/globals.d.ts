/** The version in this workspace's package.json, put in by the build. */
declare const REMOTE_VERSION: string;
