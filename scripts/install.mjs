// Installs only the packages needed at runtime: a step of the container image that changes rarely.
import { ensureInstalled } from './lib/packages.mjs';

ensureInstalled();
