#!/usr/bin/env node
import { build } from '../../../scripts/build.mjs';

await import(await build('tavolo'));
